import { formatRupees } from 'shared/format/rupees';

/** An amount in rupees; `quiet` sets the paise smaller. However it is drawn, it reads as one figure: ₹11,61,695.38. */
export function Rupees({ amount, quiet = false }: { amount: string; quiet?: boolean }) {
  const text = formatRupees(amount);
  if (!quiet) return text;
  const [whole, paise] = text.split('.');
  return (
    <>
      {whole}
      <span className="paise">.{paise}</span>
    </>
  );
}
