import type { Block, KeptTable, LegalDocument } from '#legal/legal-document.ts';
import { messages } from '#legal/messages.en.ts';
import '#legal/legal-text.css';

interface LegalTextProps {
  document: LegalDocument;
  /** Level of the sections' titles on the page or in the dialog around. */
  headings: 'h2' | 'h3';
  /** Gives every section its address. Only one text of a page may have them. */
  anchors?: boolean;
}

/** The numbered sections of a legal text: on its own page, or in a dialog. */
export function LegalText({ document, headings: Heading, anchors = false }: LegalTextProps) {
  return document.sections.map(({ id, title, blocks }, place) => (
    <section className="legal-section" key={id}>
      <Heading {...(anchors ? { id, tabIndex: -1 } : {})}>
        {messages.numberedTitle({ place: place + 1, title })}
      </Heading>
      {blocks.map((block) => (
        <LegalBlock key={keyOf(block)} block={block} />
      ))}
    </section>
  ));
}

function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('columns' in block) return <Kept {...block} />;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Kept({ columns: [what, howLong], rows }: KeptTable) {
  return (
    <table className="table table--text kept">
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col">{howLong}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.what}>
            <th scope="row">
              <b>{messages.keptThing({ what: row.what })}</b> {row.why}
            </th>
            <td>{row.howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function keyOf(block: Block): string {
  if (typeof block === 'string') return block;
  return 'columns' in block ? 'table' : block.join();
}
