/** `Error`, whose limit only V8 and JavaScriptCore know. */
export const errors: { stackTraceLimit?: number | undefined } = Error;

export const { stackTraceLimit } = errors;

// Until it is set again no stack is noted: nobody reads those of the errors that React makes as it is evaluated, and V8
// takes long to note them while DevTools are attached (decision 015).
delete errors.stackTraceLimit;
