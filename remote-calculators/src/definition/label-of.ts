import type { FieldSpec, Inputs } from '#definition/definition.ts';

/** What a field is called beside these figures. */
export const labelOf = ({ label, labelBeside }: FieldSpec, values: Inputs): string => labelBeside?.(values) ?? label;
