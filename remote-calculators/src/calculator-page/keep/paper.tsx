import { correction, generate } from 'lean-qr';
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Field } from 'shared/forms';
import { Button, Dialog } from 'shared/ui';
import { linkTo } from '#calculator-page/keep/printed-source.tsx';
import { settleNow } from '#calculator-page/settle/settle-now.ts';
import { messages } from '#messages.en.ts';

/** Empty modules around a code, so that a camera finds its edge (ISO/IEC 18004). */
export const QUIET = 4;

/**
 * A text as a QR code: an outline in modules from the upper left corner, and how many a side has.
 *
 * @throws Error for a text that no code holds, which is about 2,900 letters
 */
export function qrPath(text: string): { path: string; size: number } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return { path, size: code.size };
}

export interface PaperProps {
  /** How often somebody has asked for paper. */
  asked: number;
  /** What is printed is too long for a link, and so for a code. */
  linkless?: boolean | undefined;
  /** The newest scenario as a query without '?'. */
  query: () => string;
}

/**
 * Asks whom the sheet is for, and adds to it that name and a code that opens the same figures, in the corner that the page's
 * head leaves free. The name is kept nowhere: it goes with the page.
 */
export default function Paper({ asked, linkless = false, query }: PaperProps) {
  const [answered, setAnswered] = useState(0);
  const [name, setName] = useState('');
  const [link, setLink] = useState(() => linkTo(query()));
  const form = useId();
  const code = useMemo(() => (linkless ? null : qrPath(link)), [linkless, link]);
  useEffect(() => {
    const print = () => {
      settleNow();
      flushSync(() => setLink(linkTo(query())));
    };
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, [query]);
  const print = (event: FormEvent) => {
    event.preventDefault();
    // Once React is done with the event: it reads the button, which goes with the dialog.
    queueMicrotask(() => {
      flushSync(() => setAnswered(asked));
      window.print();
    });
  };
  return (
    <>
      <Dialog
        open={asked > answered}
        onClose={() => setAnswered(asked)}
        title={messages.printTitle}
        footer={
          <Button type="submit" form={form} icon="print">
            {messages.keepActionPrint}
          </Button>
        }
      >
        <form id={form} onSubmit={print}>
          <Field
            label={messages.printFieldName}
            name="sheet-name"
            hint={messages.keptNowhere}
            optional
            maxLength={60}
            autoComplete="off"
            data-autofocus
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </form>
      </Dialog>
      {createPortal(
        <div className="print-only" style={{ position: 'absolute', top: 0, right: 0 }}>
          <div style={{ display: 'flex', gap: '3mm', textAlign: 'right' }}>
            {name.trim() !== '' && (
              <p>
                {messages.printFor}
                <br />
                <b>{name.trim()}</b>
              </p>
            )}
            {code !== null && (
              <svg
                viewBox={`${-QUIET} ${-QUIET} ${code.size + 2 * QUIET} ${code.size + 2 * QUIET}`}
                role="img"
                aria-label={messages.codeOfTheLink}
                style={{ width: '21mm', background: '#fff' }}
              >
                <path d={code.path} fill="#000" shapeRendering="crispEdges" />
              </svg>
            )}
          </div>
        </div>,
        document.body,
      )}
    </>
  );
}
