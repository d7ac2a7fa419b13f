import { slugs } from '#calculators/slugs.data.ts';
import type { PageView } from '#definition/definition.ts';
import type { Listing } from '#definition/listing.ts';
import type { NumberText } from '#engine/exact.ts';

/** What the `fields.ts` of a calculator's folder exports. */
interface ViewModule {
  view: PageView;
  listing: Listing & { example: Readonly<Record<string, NumberText>> };
}

async function listedIn(slug: string) {
  const { view, listing }: ViewModule = await import(`#calculators/${slug}/fields.ts`);
  return { slug, view, listing };
}

/** Every calculator of the catalogue with its view. For the build, `calc`, agents' tools, the bench and tests: browsers load one alone. */
export const listed = await Promise.all(slugs.map(listedIn));
