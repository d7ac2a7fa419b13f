import type {
  CalculatorDefinition,
  CalculatorView,
  Choices,
  ExplainedCalculator,
  FieldSpec,
  HelpText,
  PageView,
  SliderScale,
  WorkedFormula,
} from '#definition/definition.ts';
import type { AnyModel, InputRule, Model, Results, Run } from '#engine/model.ts';

type Name<Shape> = Extract<keyof Shape, string>;

/** A field as it is written: an end of its slider may be left out where the model's own bound is meant. */
type WrittenField<Input extends string> = Omit<FieldSpec<Input>, 'slider'> & {
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

/** A calculator that has no years to show, so that its folder has a page of its own. */
export function definePage<M extends AnyModel>(
  view: Omit<PageView, 'id' | 'rules' | 'model' | 'extras'> & { model: M },
): PageView & { model: M } {
  return { ...view, id: view.model.id, rules: view.model.inputs, extras: {} };
}

const withEnds = (field: WrittenField<string>, rule: InputRule | undefined) =>
  field.slider ? { ...field, slider: { min: rule?.min, max: rule?.max, ...field.slider } } : field;

/** What a calculator says of itself: how its figure is made, with the visitor's numbers, and the text below it. */
export interface Texts<I, R extends Results, Column extends string, TableName extends string> {
  formula: (inputs: I, choices: Choices, run: Run<R, Column, TableName>) => WorkedFormula;
  help: () => HelpText;
}

/** The view with its formula, for a page whose other texts are fetched apart. */
export const defineFormula = <I, R extends Results, Column extends string, TableName extends string>(
  view: ViewOf<Model<I, R, Column, TableName>>,
  formula: Texts<NoInfer<I>, NoInfer<R>, NoInfer<Column>, NoInfer<TableName>>['formula'],
): CalculatorDefinition => ({ ...view, formula }) as unknown as CalculatorDefinition;

/** The view with its texts, for the page, which has forgotten the types of both by then. */
export const defineTexts = <I, R extends Results, Column extends string, TableName extends string>(
  view: ViewOf<Model<I, R, Column, TableName>>,
  { formula, help }: Texts<NoInfer<I>, NoInfer<R>, NoInfer<Column>, NoInfer<TableName>>,
): ExplainedCalculator => ({ ...defineFormula(view, formula), help });
