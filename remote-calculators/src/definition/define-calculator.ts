import type {
  CalculatorDefinition,
  CalculatorView,
  Choices,
  FieldLook,
  HelpText,
  SliderScale,
  WorkedFormula,
} from '#definition/definition.ts';
import type { InputRule, Model, Results, Run } from '#engine/model.ts';

type Name<Shape> = Extract<keyof Shape, string>;

/** A field as it is written: an end of its slider may be left out where the model's own bound is meant. */
type WrittenField<Input extends string> = Omit<FieldLook<Input>, 'slider'> & {
  slider?: Pick<SliderScale, 'step'> & Partial<SliderScale>;
};

type WrittenView<Input extends string, Result extends string, Column extends string, TableName extends string> = Omit<
  CalculatorView<Input, Result, Column, TableName>,
  'id' | 'model' | 'rules' | 'run' | 'fields'
> & { fields: readonly WrittenField<Input>[] };

/** A calculator's view that still knows the types of its model, for its texts and its listing. */
export type ViewOf<M> = CalculatorView & { model: M };

/**
 * A calculator for the generic page. The compiler holds names of fields, figures, columns and tables against the model;
 * the page itself knows them as texts and calls the model only with inputs that passed its rules, hence the one cast.
 */
export function defineCalculator<I, R extends Results, Column extends string, TableName extends string>({
  model,
  ...view
}: WrittenView<NoInfer<Name<I>>, NoInfer<Name<R>>, NoInfer<Column>, NoInfer<TableName>> & {
  model: Model<I, R, Column, TableName>;
}): ViewOf<Model<I, R, Column, TableName>> {
  const { id, inputs: rules, run } = model;
  const fields = view.fields.map((field) => withEnds(field, rules[field.name]));
  return { ...view, id, model, rules, run, fields } as unknown as ViewOf<Model<I, R, Column, TableName>>;
}

const withEnds = (field: WrittenField<string>, rule: InputRule | undefined) =>
  field.slider ? { ...field, slider: { min: rule?.min, max: rule?.max, ...field.slider } } : field;

/** What a calculator says of itself: how its figure is made, with the visitor's numbers, and the text below it. */
export interface Texts<I, R extends Results, Column extends string, TableName extends string> {
  formula: (inputs: I, choices: Choices, run: Run<R, Column, TableName>) => WorkedFormula;
  help: () => HelpText;
}

/** The view with its texts, for the page, which has forgotten the types of both by then. */
export const defineTexts = <I, R extends Results, Column extends string, TableName extends string>(
  view: ViewOf<Model<I, R, Column, TableName>>,
  texts: Texts<NoInfer<I>, NoInfer<R>, NoInfer<Column>, NoInfer<TableName>>,
): CalculatorDefinition => ({ ...view, ...texts }) as unknown as CalculatorDefinition;
