import { feature, lackedBy } from '#floor/support.ts';

/** A global of the web or the language, and a member of it or of what it makes. */
export type Member = [holder: string, member: string, where: 'static' | 'prototype' | 'both'];

/** A browser that lacks trusted types does not require them either, as the one would that stands in for it. */
const REQUIRED_WHERE_KNOWN = /^Trusted(Type|HTML|Script)/;

/** Whatever one of the promised browsers lacks, such as `['AbortSignal', 'any', 'static']`. */
export function lackedMembers(): Member[] {
  return ['api', 'javascript.builtins'].flatMap((group) =>
    holdersOf(group).flatMap((holder) =>
      Object.keys(feature(`${group}.${holder}`) ?? {})
        .filter((name) => /^[a-z]\w*$/.test(name) && !name.endsWith('_event'))
        .filter((name) => lackedBy(`${group}.${holder}.${name}`).length > 0)
        .map((name): Member => {
          const [, member = name, isStatic] = /^(\w+?)(_static)?$/.exec(name) ?? [];
          // The data marks what is static of the web's interfaces only.
          return [holder, member, group !== 'api' ? 'both' : isStatic === undefined ? 'prototype' : 'static'];
        }),
    ),
  );
}

const holdersOf = (group: string): string[] =>
  Object.keys(feature(group) ?? {}).filter((holder) => !REQUIRED_WHERE_KNOWN.test(holder));

/** Takes those members out of a page before its own scripts run. Self-contained: it is sent to the browser as text. */
export function removeMembers(members: Member[]): void {
  for (const [holder, member, where] of members) {
    const known = holder === 'Window' ? { prototype: globalThis } : Reflect.get(globalThis, holder);
    for (const place of [where !== 'prototype' && known, where !== 'static' && known?.prototype]) {
      if (place) Reflect.deleteProperty(place, member);
    }
  }
}
