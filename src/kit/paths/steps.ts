import type { Assertion, Driver, Locator } from './driver';

/** Types a text into every field of a form. */
export async function fillIn<Field extends string>(
  driver: Driver,
  locators: Readonly<Record<Field, Locator>>,
  values: Readonly<Record<NoInfer<Field>, string>>,
): Promise<void> {
  for (const field of Object.keys(locators) as Field[]) {
    await driver.type(locators[field], values[field]);
  }
}

/** Goes elsewhere by a link, and Back: each page is seen before the next step. */
export async function goThereAndBack(
  driver: Driver,
  { by, there, back }: Readonly<Record<'there' | 'back', Assertion>> & { readonly by: Locator },
): Promise<void> {
  await driver.click(by);
  await driver.see(there);
  await driver.goBack();
  await driver.see(back);
}
