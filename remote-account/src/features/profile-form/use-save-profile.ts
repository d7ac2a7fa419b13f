import { useState } from 'react';
import { call } from 'shared/api';
import { getProfile, type Profile, type ProfileInput, saveProfile } from 'shared/contract/profile';
import { asApiError } from 'shared/load';
import { useNavigate } from 'shared/router';
import { toast } from 'shared/ui';
import type { Age } from '#features/first-save/use-age.tsx';
import { messages } from '#features/profile-form/messages.en.ts';
import { useBusy } from '#forms/use-busy.ts';
import type { Answers } from '#profile/answers.ts';
import { useSignInAgain } from '#session/use-sign-in-again.ts';

interface Options {
  savedTo: string;
  onSaved: () => void;
  age: Age;
}

/** Saves the answers. When somebody else saved meanwhile, `newer` is what they saved and nothing is overwritten. */
export function useSaveProfile({ savedTo, onSaved, age }: Options) {
  const [failure, setFailure] = useState<string>();
  const [newer, setNewer] = useState<Profile | null>();
  const [busy, run] = useBusy();
  const navigate = useNavigate();
  const signInAgain = useSignInAgain();

  const save = (answers: Answers) =>
    run(async () => {
      setFailure(undefined);
      setNewer(undefined);
      try {
        await age.say();
        // The contract takes texts and turns empty ones into questions left out.
        await call(saveProfile, { body: answers as ProfileInput });
        onSaved();
        toast(messages.dataSavedSuccessfully, 'success');
        navigate(savedTo);
      } catch (error) {
        const { status, message, fields } = asApiError(error);
        if (status === 401) signInAgain();
        else if (fields.adult !== undefined) age.refused();
        else if (status === 409) await loadNewer();
        else setFailure(message);
      }
    });

  async function loadNewer() {
    try {
      setNewer((await call(getProfile)).profile);
    } catch (error) {
      setFailure(asApiError(error).message);
    }
  }

  return { busy, failure, newer, save, dismiss: () => setNewer(undefined) };
}
