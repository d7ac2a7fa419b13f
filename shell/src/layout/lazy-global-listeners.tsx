import { useLater } from '#layout/use-later.ts';
import { useUnsaved } from '#releases/use-unsaved.ts';

/** The listeners of the whole page, once their code has come. Their state is here: the page above them is not rendered again. */
export function LazyGlobalListeners({ pathname }: { pathname: string }) {
  const unsaved = useUnsaved(pathname);
  const later = useLater();
  return later && <later.GlobalListeners unsaved={unsaved} />;
}
