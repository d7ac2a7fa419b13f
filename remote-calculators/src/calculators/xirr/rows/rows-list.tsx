import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '#calculators/xirr/messages.en.ts';
import { RowFields } from '#calculators/xirr/rows/row-fields.tsx';
import type { Row } from '#calculators/xirr/rows/rows.ts';
import type { Problem } from '#calculators/xirr/statement/entry.ts';

interface RowsListProps {
  rows: readonly Row[];
  problems: readonly Problem[];
  onRows: (change: (rows: readonly Row[]) => readonly Row[]) => void;
}

/** Dated amounts, a row of fields each. */
export function RowsList({ rows, problems, onRows }: RowsListProps) {
  const list = useRef<HTMLDivElement>(null);
  const remove = (at: number) => {
    flushSync(() => onRows((now) => now.filter((_, index) => index !== at)));
    const others = list.current?.querySelectorAll<HTMLElement>('[data-part="remove"]') ?? [];
    others[Math.min(at, others.length - 1)]?.focus();
  };
  return (
    <div ref={list} className="xirr__rows needs-script">
      <div className="xirr__row xirr__names caption" aria-hidden="true">
        <span>{messages.date}</span>
        <span>{messages.paidOrReceived}</span>
        <span>{messages.amount}</span>
      </div>
      {rows.map((row, at) => (
        <RowFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place, and hold nothing of their own
          key={at}
          row={row}
          at={at + 1}
          problem={problems.find((one) => one.row === at + 1)?.what}
          onRow={(part) => onRows((now) => now.map((one, index) => (index === at ? { ...one, ...part } : one)))}
          onRemove={() => remove(at)}
        />
      ))}
    </div>
  );
}
