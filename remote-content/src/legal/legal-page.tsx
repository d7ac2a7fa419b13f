import { formatDate } from 'shared/format/date';
import { type LegalDocument, LegalText } from 'shared/legal';
import { RestOfPage } from 'shared/rest-of-page';
import { Notice, PageHead } from 'shared/ui';
import { TableOfContents } from '#blogs/table-of-contents.tsx';
import '#blogs/article.css';
import '#legal/legal.css';
import { messages } from '#messages.en.ts';

interface Props {
  document: LegalDocument;
  /** Day of the last change, `2024-04-06`. */
  lastUpdated: string;
}

/** A legal text with its contents beside it; every section has an address of its own. */
export function LegalPage({ document, lastUpdated }: Props) {
  const sections = document.sections.map(({ id, title }, place) => ({ id, title: `${place + 1}. ${title}` }));
  return (
    <div className="page">
      <PageHead title={document.title} lead={document.lead} crumbs={[{ label: messages.crumbHome, to: '/' }]} />
      <RestOfPage>
        {messages.inEnglish && <Notice kind="info">{messages.inEnglish}</Notice>}
        <div className="legal-page" lang={messages.inEnglish ? 'en-IN' : undefined}>
          <TableOfContents sections={sections} />
          <div className="prose">
            <p className="caption">
              {messages.legalUpdatedOn({
                day: formatDate(lastUpdated),
                date: (words) => <time dateTime={lastUpdated}>{words}</time>,
              })}
            </p>
            <LegalText document={document} headings="h2" anchors />
          </div>
        </div>
      </RestOfPage>
    </div>
  );
}
