/** An error that is told by its message alone: who runs the command can correct it, and no stack helps. */
export class UserError extends Error {
  name = 'UserError';
}
