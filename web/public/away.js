// Speak the reader's language, and look again and again whether the house has come back.
const EVERY = 4000;

function language() {
  try {
    const chosen = JSON.parse(localStorage.getItem("stammtisch.prefs") ?? "{}").language;
    if (chosen) return chosen;
  } catch {
    // whatever is kept there is not ours
  }
  return navigator.language.slice(0, 2);
}

const sections = [...document.querySelectorAll("section[lang]")];
const mine = sections.find((section) => section.lang === language()) ?? sections[0];
for (const section of sections) section.hidden = section !== mine;
if (mine) document.documentElement.lang = mine.lang;

async function look() {
  const answer = await fetch("/api/installed", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}
addEventListener("online", look);
setInterval(look, EVERY);
