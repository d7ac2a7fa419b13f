import { useLater } from '#layout/use-later.ts';
import { useUnsaved } from '#releases/use-unsaved.ts';

/** The attendants, once they have come. Their state is here: the page above them is not rendered again. */
export function LaterAttendants({ pathname }: { pathname: string }) {
  const unsaved = useUnsaved(pathname);
  const later = useLater();
  return later && <later.Attendants unsaved={unsaved} />;
}
