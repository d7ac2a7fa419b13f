// Takes the place of every stylesheet in the one bundle.
export {};
