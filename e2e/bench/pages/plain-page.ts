import { compressed, type Reply } from '#bench/pages/reply.ts';

// The limit: what a calculator costs that nobody wanted to look like anything. Native inputs and one sum; its script is a
// file of its own because the site's policy allows no other.
const html = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>SIP calculator</title>
<main>
<h1>SIP calculator</h1>
<form>
<p><label>Monthly investment <input name="monthly" inputmode="numeric" value="5000"></label>
<input type="range" aria-label="Monthly investment, slider" min="1000" max="100000" step="500" value="5000">
<p><label>Time period (years) <input name="years" inputmode="numeric" value="10"></label>
<input type="range" aria-label="Time period, slider" min="1" max="30" value="10">
<p><label>Expected annual return (%) <input name="rate" inputmode="decimal" value="12"></label>
<input type="range" aria-label="Expected annual return, slider" min="1" max="30" step="0.1" value="12">
</form>
<p>Total value <output class="figure--hero">₹11,61,695.38</output>
</main>
<script defer src="/plain.js"></script>
</html>
`;

const script = `const form = document.forms[0]
const result = document.querySelector('output')
form.addEventListener('input', () => {
  const { monthly, years, rate } = Object.fromEntries(new FormData(form))
  const growth = 1 + rate / 1200
  const total = monthly * growth * (growth ** (years * 12) - 1) / (growth - 1)
  result.textContent = '₹' + total.toLocaleString('en-IN', { maximumFractionDigits: 2 })
})
`;

/** A SIP calculator written by hand, as far below a framework as a page can be: its document and its script. */
export const plainPage = (url: string): Reply =>
  url === '/plain.js'
    ? { status: 200, type: 'text/javascript', body: compressed(script) }
    : { status: 200, type: 'text/html; charset=utf-8', body: compressed(html) };
