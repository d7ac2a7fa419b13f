/**
 * Where the Profile button leads: to the profile when the origin knows the person's details, else to the welcome form,
 * also when it cannot be asked. The API client is loaded only now: nobody else on a public page needs it.
 */
export async function profilePath(): Promise<'/myprofile' | '/welcome'> {
  try {
    const [{ call }, { getUserDetail }] = await Promise.all([
      import('shared/api'),
      import('shared/contract/user-detail'),
    ]);
    const { userDetail } = await call(getUserDetail, { timeoutMs: 5_000 });
    return userDetail === null ? '/welcome' : '/myprofile';
  } catch {
    return '/welcome';
  }
}
