// Runs in <head> before the first paint, as a file of its own: it imports nothing and must not fail the page.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    // Lets the style sheet show the right one of Signin and Profile until the page's script has read the session.
    if (localStorage.getItem('token') !== null) root.dataset.session = 'in';
  } catch {
    // Storage is forbidden here: the system's theme stands, and nobody is signed in.
  }
})();
