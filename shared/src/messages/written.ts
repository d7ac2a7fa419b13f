import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** One piece of a message. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'value'; name: string }
  | { kind: 'tag'; name: string; parts: Part[] }
  | { kind: 'choice'; name: string; plural: boolean; options: Option[] };

/** An option of a plural or a select: `one`, `=0`, `phone`; the last is always `other`. */
export type Option = readonly [selector: string, parts: Part[]];

/**
 * Reads an ICU message: https://unicode-org.github.io/icu/userguide/format_parse/messages/
 *
 * @throws Error for what is no ICU message, and for numbers and dates with formats: `shared/format` writes those, so
 *   that a figure looks the same wherever it stands
 */
export function partsOf(message: string): Part[] {
  return read(parse(message, { shouldParseSkeletons: false }), undefined);
}

/** Every part of a message, those inside options and tags too. */
export const everyPart = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [
    part,
    ...(part.kind === 'tag' ? everyPart(part.parts) : []),
    ...(part.kind === 'choice' ? part.options.flatMap(([, inside]) => everyPart(inside)) : []),
  ]);

function read(elements: readonly MessageFormatElement[], counted: string | undefined): Part[] {
  return elements.map((element): Part => {
    switch (element.type) {
      case TYPE.literal:
        return { kind: 'text', text: element.value };
      case TYPE.argument:
        return { kind: 'value', name: element.value };
      case TYPE.tag:
        return { kind: 'tag', name: element.value, parts: read(element.children, counted) };
      case TYPE.pound:
        return { kind: 'value', name: counted ?? '' };
      case TYPE.select:
        return { kind: 'choice', name: element.value, plural: false, options: options(element.options, counted) };
      case TYPE.plural:
        if (element.offset !== 0 || element.pluralType === 'ordinal') break;
        return { kind: 'choice', name: element.value, plural: true, options: options(element.options, element.value) };
    }
    throw new Error('Formats of numbers and dates, offsets and ordinals have no place in a message.');
  });
}

const options = (given: Record<string, { value: MessageFormatElement[] }>, counted: string | undefined): Option[] =>
  Object.entries(given)
    .sort(([a], [b]) => Number(a === 'other') - Number(b === 'other'))
    .map(([selector, { value }]) => [selector, read(value, counted)]);
