export { ApiError } from '#api/api-error.ts';
export { call } from '#api/call.ts';
