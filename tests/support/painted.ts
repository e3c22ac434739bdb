/** Resolves once jsdom would have painted: what is typed into a search box is told then. */
export async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done, 0));
}
