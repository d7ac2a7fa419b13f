import { call } from 'shared/api';
import { useAuth } from 'shared/auth';
import { getProfile } from 'shared/contract/profile';
import { useLoaded } from 'shared/load';
import { Failure, PageHead, Skeleton } from 'shared/ui';
import { ProfileForm } from '#features/profile-form/profile-form.tsx';
import '#styles/identity.css';
import '#features/profile-form/profile-form.css';
import { messages } from '#messages.en.ts';

const load = (signal: AbortSignal) => call(getProfile, { signal });

/** @param edit true for what saves to the view that it was opened from */
export default function ProfileFormPage({ edit = false }: { edit?: boolean }) {
  const { loaded, reload, replace } = useLoaded(load);
  const owner = useAuth((state) => state.user?.id ?? '');
  const exists = loaded.status === 'ready' ? loaded.value.profile !== null : edit;
  // The first answers lead on to the details; whoever changes theirs goes back to where they stand.
  const savedTo = edit ? '/profile/view' : exists ? '/myprofile' : '/welcome';
  return (
    <div className="page">
      <PageHead
        title={exists ? messages.actionEditProfile : messages.profileActionCreate}
        crumbs={[{ to: '/', label: messages.crumbHome }]}
        lead={messages.fourShortStepsAbout}
      />
      {loaded.status === 'loading' && <Skeleton lines={10} label={messages.statusLoading} />}
      {loaded.status === 'failed' && <Failure message={messages.profileLoadFailed} onRetry={reload} />}
      {loaded.status === 'ready' && (
        <ProfileForm
          key={`${owner}:${loaded.value.profile?.version ?? 0}`}
          draftKey={`profile:${owner}`}
          saved={loaded.value.profile}
          asksAge={loaded.value.asksAge === true}
          savedTo={savedTo}
          onNewer={(profile) => replace({ ...loaded.value, profile })}
        />
      )}
    </div>
  );
}

/** On /profile/edit. */
export const EditProfilePage = () => <ProfileFormPage edit />;
