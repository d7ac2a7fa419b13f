// One stylesheet for what several calculators draw: going from one to the next fetches it once.
import '#calculator-page/calculator-page.css';
import { Route, Routes } from 'shared/router';
// The page of all calculators comes with the routes: one request less before a page is alive.
import { lazyPages } from '#lazy-pages.tsx';

export { bundles } from '#lazy-pages.tsx';

/** The pages of this remote, below the shell's header. */
export default function CalculatorRoutes() {
  return (
    <Routes>
      {lazyPages.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  );
}
