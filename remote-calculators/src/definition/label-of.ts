import type { FieldLook, Inputs } from '#definition/definition.ts';

/** What a field is called beside these figures. */
export const labelOf = ({ label, labelBeside }: FieldLook, values: Inputs): string => labelBeside?.(values) ?? label;
