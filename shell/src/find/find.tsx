import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'shared/router';
import { FindButton } from '#find/find-button.tsx';
import { closeFind, useFindOpen } from '#find/opened.ts';
import { bringStyles } from '#find/styles.ts';
import { useFindKey } from '#find/use-find-key.ts';
import { isSparing } from '#prefetch/is-sparing.ts';
import { whenIdle } from '#prefetch/when-idle.ts';

/** Milliseconds that a page is left to itself before the dialog's code is fetched without being asked for. */
const SETTLE_MS = 3_000;

const bringDialog = () => import(/* webpackChunkName: "find" */ '#find/find-dialog.tsx');

/** "Find anything": its button in the header, its key, and its dialog, whose code comes when it is first wanted or idle. */
export function Find() {
  const opened = useFindOpen();
  const navigate = useNavigate();
  const [styled, setStyled] = useState(false);
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof bringDialog>> | null>(null);
  useFindKey();

  useEffect(() => {
    void bringStyles().then(() => setStyled(true));
    if (isSparing()) return;
    const timer = setTimeout(() => whenIdle(() => void bringDialog().then(setDialog, () => {})), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!opened || dialog !== null) return;
    // Where it cannot be had, there is the page for questions.
    bringDialog().then(setDialog, () => {
      closeFind();
      navigate('/ask');
    });
  }, [opened, dialog, navigate]);

  const place = document.querySelector('.finder');
  return (
    <>
      {styled && place !== null && createPortal(<FindButton />, place)}
      {styled && dialog !== null && <dialog.FindDialog opened={opened} />}
    </>
  );
}
