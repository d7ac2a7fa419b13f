import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RenderedLink } from 'shared/remote';
import { useLocation } from 'shared/router';
import { usePageData } from 'shared/site';
import { useNavigated } from '#calculator-page/use-navigated.ts';
import { view } from '#calculators/tax-regime/fields.ts';
import {
  blankForm,
  formFromQuery,
  initialForm,
  type RegimeForm,
  regimeOutcome,
  regimeQuery,
} from '#calculators/tax-regime/regime-form.ts';
import { writeToAddress } from '#scenario/address.ts';

/** The form of the link that brought the visitor here, or the example, which the address follows once it is changed. */
export function useRegimeForm() {
  const { search } = useLocation();
  const rendered = usePageData<RenderedLink>(view.path);
  const isBlank = rendered !== undefined && rendered.today === null;
  const isRendered = rendered !== undefined && !isBlank;
  const [{ form, badLink, isOwn }, setState] = useState(() =>
    isRendered ? linked(search) : { form: isBlank ? blankForm : initialForm, badLink: false, isOwn: false },
  );
  const outcome = useMemo(() => regimeOutcome(form), [form]);
  const [arrivedBy] = useState(search);
  useEffect(() => {
    if (formFromQuery(arrivedBy) !== null) setState(linked(arrivedBy));
  }, [arrivedBy]);
  useNavigated((to) => setState(linked(to)));
  useEffect(() => {
    if (isOwn) writeToAddress(view.path, regimeQuery(form, outcome));
  }, [form, outcome, isOwn]);
  // The same one at each render, so that a field is drawn anew only where something of it changes.
  const change = useCallback(
    (edit: (before: RegimeForm) => RegimeForm) =>
      setState((before) => ({ ...before, form: edit(before.form), isOwn: true })),
    [],
  );
  return { form, outcome, badLink, rendered, isBlank, change };
}

/** `isOwn` once the visitor has changed something: the address follows from then on. */
function linked(search: string): { form: RegimeForm; badLink: boolean; isOwn: boolean } {
  const found = formFromQuery(search);
  return { form: found === null || found === 'bad' ? initialForm : found, badLink: found === 'bad', isOwn: false };
}
