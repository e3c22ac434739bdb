/** The key of a picture by its key or file name: without the ending. */
export function pictureKeyOf(keyOrFile: string): string {
  return keyOrFile.replace(/\.(?:jpe?g|png|webp|avif|svg)$/i, '');
}
