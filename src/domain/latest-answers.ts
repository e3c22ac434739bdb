/** The same function, but that its latest answers are kept, so many at most. */
export function keepingAnswers<Answer extends object>(
  answer: (question: string) => Answer,
  most: number,
): (question: string) => Answer {
  const kept = new Map<string, Answer>();
  return (question) => {
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
