declare module "virtual:icons" {
  export const ICONS: Record<string, string>;
}
