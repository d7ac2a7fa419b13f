import { call } from 'shared/api';
import { authStore, signIn } from 'shared/auth';
import { saveUserDetail, type UserDetailInput } from 'shared/contract/user-detail';

/**
 * Stores the details, and gives the session its new name at once, as the next renewal would.
 *
 * @returns when they were saved, which the next save rests on
 */
export async function saveDetails(details: UserDetailInput): Promise<number | undefined> {
  const { savedAt } = await call(saveUserDetail, { body: details });
  const { token, user } = authStore.getState();
  if (token !== null && user !== null) signIn(token, { ...user, name: details.name });
  return savedAt;
}
