"""The account: a password of one's own, another one, and signing out here and everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Crowd

OLD, NEW = "correct horse battery", "staple of correct horses"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_new_password_signs_the_other_browsers_out(crowd: Crowd, screens: Path, language: str) -> None:
    name = f"Ada {language}"
    desk = crowd.come(name, language=language)
    desk.call("POST", "/api/register", {"name": name, "password": OLD})
    phone = crowd.phone(language=language)
    phone.call("POST", "/api/login", {"name": name, "password": OLD})
    phone.open("/account")
    expect(phone.page.get_by_role("heading", name=phone.word("pages:account.in", name=name))).to_be_visible()
    phone.shot(screens / f"account-phone-{language}.png")
    desk.open("/account")
    page = desk.page
    page.get_by_label(desk.word("pages:account.change.old")).fill(OLD)
    page.get_by_label(desk.word("pages:account.change.new")).fill(NEW)
    desk.shot(screens / f"account-{language}.png")
    page.get_by_role("button", name=desk.word("pages:account.change.go")).click()
    expect(page.locator("main").get_by_role("status")).to_contain_text(desk.word("pages:account.changed"))
    phone.open("/account")
    expect(phone.page.get_by_role("heading", name=phone.word("pages:account.guest"))).to_be_visible()
    page.get_by_role("button", name=desk.word("pages:account.logout.all")).click()
    expect(page.locator("main").get_by_role("status")).to_contain_text(desk.word("pages:account.out"))
    expect(page.get_by_role("heading", name=desk.word("pages:account.guest"))).to_be_visible()
