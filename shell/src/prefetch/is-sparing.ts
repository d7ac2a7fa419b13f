interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data or has a slow network: nothing is fetched then that nobody asked for. */
export const isSparing = (): boolean => {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
};
