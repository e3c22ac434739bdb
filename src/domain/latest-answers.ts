/** The same function, but that its latest answers are kept, so many at most, and none that is older than what it knows. */
export function keepingAnswers<Answer extends object>(
  answer: (question: string) => Answer,
  most: number,
  knowledge: { readonly version: number } = { version: 0 },
): (question: string) => Answer {
  const kept = new Map<string, Answer>();
  let { version } = knowledge;
  return (question) => {
    if (version !== knowledge.version) {
      kept.clear();
      ({ version } = knowledge);
    }
    const found = kept.get(question) ?? answer(question);
    // A map is in the order of insertion.
    kept.delete(question);
    kept.set(question, found);
    if (kept.size > most) {
      kept.delete([...kept.keys()][0] ?? '');
    }
    return found;
  };
}
