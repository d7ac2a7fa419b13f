import { useState } from 'react';
import { type ApiError, call } from 'shared/api';
import { getProfile, type Profile, type ProfileInput, saveProfile } from 'shared/contract/profile';
import { asApiError } from 'shared/load';
import { toast } from 'shared/ui';
import type { Age } from '#features/first-save/use-age.tsx';
import { useLeadOn } from '#forms/use-lead-on.ts';
import { useSent } from '#forms/use-sent.ts';
import { messages } from '#messages.en.ts';
import type { Answers } from '#profile/answers.ts';
import { useSignInAgain } from '#session/use-sign-in-again.ts';

interface Options {
  savedTo: string;
  /** The form's answers, their setter, and what empties the form. */
  draft: readonly [Answers, (change: Partial<Answers>) => void, () => void];
  age: Age;
}

/** How a form saves the answers. When somebody else saved meanwhile, `newer` is what they saved and nothing is overwritten. */
export function useSaveProfile({ savedTo, draft: [now, setAnswers, clear], age }: Options) {
  const [newer, setNewer] = useState<Profile | null>();
  const sent = useSent(now);
  const leadOn = useLeadOn();
  const signInAgain = useSignInAgain();

  async function send(answers: Answers): Promise<void> {
    setNewer(undefined);
    sent.note(answers);
    await age.say();
    // The contract takes texts and turns empty ones into questions left out.
    const { profile } = await call(saveProfile, { body: answers as ProfileInput });
    if (!sent.isAll()) {
      // The next save changes what this one has saved.
      setAnswers({ version: profile.version });
      toast(messages.savedButTypedSince, 'success');
      return;
    }
    clear();
    toast(messages.savedToast, 'success');
    leadOn(savedTo);
  }

  async function refused({ status, message: text, fields }: ApiError) {
    if (status === 401) signInAgain();
    else if (fields.adult !== undefined) age.refused();
    else if (status !== 409) return { refusal: { text } };
    else return loadNewer();
    return {};
  }

  const loadNewer = () =>
    call(getProfile).then(
      ({ profile }) => {
        setNewer(profile);
        return {};
      },
      (error: unknown) => ({ refusal: { text: asApiError(error).message } }),
    );

  return { newer, dismiss: () => setNewer(undefined), sending: { send, refused } };
}
