/** A package was named that there is not: a slip of whoever typed it, not a fault. */
export class UnknownPackage extends Error {}
