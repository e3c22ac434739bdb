import sans from '#ui/theme/fonts/hanken-grotesk.woff2?url';

/** A drawing with its font inside, so that it looks the same in a document elsewhere; without it where the font cannot be read. */
export async function withOwnFont(svg: string): Promise<string> {
  try {
    const font = await (await window.fetch(sans)).blob();
    const url = await asDataUrl(font);
    const face = `@font-face{font-family:'Hanken Grotesk';font-weight:400 600;src:url(${url}) format('woff2')}`;
    return svg.replace('<style>', () => `<style>${face}`);
  } catch {
    return svg;
  }
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The font cannot be read.')));
    reader.readAsDataURL(blob);
  });
}
