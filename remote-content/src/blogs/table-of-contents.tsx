import type { Section } from '#blogs/article-html.ts';
import { useCurrentSection } from '#blogs/use-current-section.ts';
import { messages } from '#messages.en.ts';

export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  const current = useCurrentSection(sections);
  if (sections.length < 2) return <div className="toc" />;
  return (
    <nav className="toc" aria-label={messages.tocLabel}>
      <h2>{messages.tocLabel}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
