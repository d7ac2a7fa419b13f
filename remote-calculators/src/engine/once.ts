/** Worked out when it is first asked for, and never again. A throw is not kept: the next one who asks meets it too. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
