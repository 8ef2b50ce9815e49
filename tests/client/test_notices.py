"""Being told that it is one's turn: asked for in its place, one switch for a device, with the page closed too."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from tests.client.kit import PHONE, SWITCHES, Visitor, World, chromium, serving, soon
from tests.client.test_installable import controlled
from tests.kit.push_service import Browser, PushService, text

if TYPE_CHECKING:
    from collections.abc import Iterator

A_DAY: Final = 86_400
# A turn is one decision.
NOTHING_TO_BUY: Final[dict[str, object]] = {
    "players": [{"hand": "3 estate", "deck": "5 copper"}, {"hand": "3 estate", "deck": "5 copper"}]
}
ENDS: Final = '[data-answer="end-buys"]'
SWITCH: Final = "dialog[open] [role=switch]"
# Private windows, which tests always are, have no push service: this stands in for it, and for what the owner is asked.
PUSHED: Final = """
  const subscription = {
    endpoint: %(endpoint)s,
    toJSON: () => ({ endpoint: %(endpoint)s, keys: { p256dh: %(point)s, auth: %(auth)s } }),
    unsubscribe: () => Promise.resolve(true),
  };
  Notification.requestPermission = () => Promise.resolve("granted");
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  PushManager.prototype.subscribe = function (options) {
    window.subscribed = options.applicationServerKey;
    return Promise.resolve(subscription);
  };
  PushManager.prototype.getSubscription = () => Promise.resolve(subscription);
"""
SHOWN: Final = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""

# Press the notification; give where that leads. Browsers open windows for their owners alone.
PRESSED: Final = """() => new Promise(async (led) => {
  const [notification] = await self.registration.getNotifications();
  self.clients.openWindow = (path) => Promise.resolve(led(path));
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
})"""


@pytest.fixture(scope="module")
def telling(house: World) -> Iterator[tuple[World, PushService]]:
    """A server that may write to a push service, and a browser that shows notifications: one that has windows."""
    browser = house.browser.browser_type.launch(executable_path=chromium(), args=SWITCHES)
    try:
        with PushService() as service, serving(notified=service.origin) as there:
            yield World(browser, there), service
    finally:
        browser.close()


@pytest.fixture
def told(telling: tuple[World, PushService]) -> Iterator[World]:
    """The server, without anybody in it."""
    yield telling[0]
    telling[0].leave()


@pytest.fixture
def service(telling: tuple[World, PushService]) -> PushService:
    """The push service, to which nothing was brought yet."""
    telling[1].brought.clear()
    return telling[1]


def with_push(guest: Visitor, service: PushService, browser: Browser) -> Visitor:
    """Let the browser of somebody have a push service."""
    written = {"endpoint": service.origin + "/send/1", "point": text(browser.point), "auth": text(browser.auth)}
    guest.context.grant_permissions(["notifications"])
    guest.page.add_init_script(PUSHED % {name: json.dumps(value) for name, value in written.items()})
    return guest


def channels(guest: Visitor) -> list[dict[str, Any]]:
    """Give how somebody is told."""
    found: list[dict[str, Any]] = guest.context.request.get(f"{guest.address}/api/me/notices").json()["channels"]
    return found


def deliver(guest: Visitor, message: str) -> None:
    """Let the push service of the browser bring something."""
    session = guest.context.new_cdp_session(guest.page)
    registered: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: registered.extend(event["registrations"]))
    session.send("ServiceWorker.enable")

    def found() -> dict[str, Any] | None:
        # What happens in the browser is heard while it is asked something.
        guest.page.evaluate("() => null")
        return registered[0] if registered else None

    registration = soon(found)
    told = {"origin": guest.address, "registrationId": registration["registrationId"], "data": message}
    session.send("ServiceWorker.deliverPushMessage", told)


def test_after_a_move_where_moves_take_days_one_is_asked_and_told_with_the_page_closed(
    told: World, service: PushService
) -> None:
    """The server's message, opened as a browser does, is shown by the worker; a tap on it leads to the table."""
    browser = Browser()
    anna, bert = told.visitor(PHONE, worker=True), told.visitor()
    with_push(anna, service, browser)
    controlled(anna.go())
    told.house.arrange(NOTHING_TO_BUY)
    code = anna.open("me", "open", clock=A_DAY, name="Friday night")
    bert.go(f"/t/{code}")
    bert.sit_down()
    expect(anna.page.locator(".vacant")).to_have_count(0)
    anna.press(".answers button.primary")
    sheet = anna.page.locator("dialog[open] [data-telling]")
    expect(anna.page.locator(ENDS)).to_be_visible()
    expect(sheet).to_have_count(0)
    anna.press(ENDS)
    expect(sheet).to_contain_text("Your turn at Friday night")
    anna.press("dialog[open] [data-telling] .primary")
    expect(sheet).to_have_count(0)
    assert [(one["way"], one["mine"]) for one in channels(anna)] == [("push", True)]
    # Whatever the time is: nothing can wait for the morning.
    awake = {"wishes": {"quiet_from": 0, "quiet_to": 0}}
    assert anna.context.request.patch(f"{told.address}/api/me/preferences", data=awake).ok
    # She goes away; he plays his turn.
    anna.page.goto(f"{told.address}/rules/dominion")
    bert.press(ENDS)
    message = browser.opened(service.wait(1)[0].body).decode()
    assert json.loads(message)["title"] == "Your turn at Friday night"
    deliver(anna, message)
    (shown,) = soon(lambda: anna.page.evaluate(SHOWN) or None)
    assert (shown["title"], shown["tag"]) == ("Your turn at Friday night", f"table-{code}")
    assert "left" in shown["body"]
    (worker,) = anna.context.service_workers
    assert worker.evaluate(PRESSED) == f"/t/{code}"


def test_one_switch_for_this_device_and_other_ways_beside_it(told: World, service: PushService) -> None:
    guest = with_push(told.visitor(worker=True), service, Browser())
    controlled(guest.go())
    guest.press(".menu > button")
    guest.press('.menu .entry:text-is("Tell me when it is my turn")')
    switch = guest.page.locator(SWITCH).first
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(guest.page.locator("dialog[open] .done")).to_contain_text("also when the page is closed")
    expect(switch).to_have_attribute("aria-checked", "true")
    assert [(one["way"], one["mine"]) for one in channels(guest)] == [("push", True)]
    assert len(guest.page.evaluate("() => window.subscribed")) == 87
    # A webhook: tried, and ended.
    guest.page.fill("dialog[open] input[type=url]", f"{service.origin}/topic")
    guest.press("dialog[open] form .button")
    row = guest.page.locator("[data-channel=hook]")
    expect(row).to_contain_text(service.origin.removeprefix("http://"))
    row.get_by_text("Try").click()
    expect(guest.page.locator("dialog[open] .done")).to_contain_text("on its way")
    assert [one.path for one in service.wait(1)] == ["/topic"]
    row.get_by_text("End").click()
    expect(row).to_have_count(0)
    guest.page.fill("dialog[open] input[type=url]", "https://127.0.0.1/inside")
    guest.press("dialog[open] form .button")
    expect(guest.page.locator("dialog[open] .failed")).to_contain_text("public https addresses")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    soon(lambda: channels(guest) == [] or None)


def test_where_it_cannot_be_the_page_says_why(told: World) -> None:
    """Without https, which is what another machine in the network has."""
    guest = told.visitor(language="nl")
    guest.page.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    guest.go()
    guest.press(".menu > button")
    guest.press('.menu .entry:text-is("Waarschuw me als ik aan de beurt ben")')
    expect(guest.page.locator(SWITCH).first).to_have_attribute("aria-disabled", "true")
    expect(guest.page.locator("dialog[open]")).to_contain_text("alleen toe via https")
