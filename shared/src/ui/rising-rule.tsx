/** A hairline that ends in ten steps: the ten year-end values of ₹5,000 a month at 12%. Once per chapter, never per heading. */
export function RisingRule() {
  return (
    <div className="rising-rule" aria-hidden="true">
      <svg viewBox="0 0 120 28" aria-hidden="true">
        <path d="M0 27.5V26H12V24.4H24V22.5H36V20.4H48V18.1H60V15.4H72V12.4H84V9.1H96V5.3H108V1H120" />
      </svg>
    </div>
  );
}
