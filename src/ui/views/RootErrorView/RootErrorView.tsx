import { withBase } from '#ui/base';
import { ReloadLink } from '#ui/components/ReloadLink/ReloadLink';

import * as styles from './RootErrorView.css';

/** A complete document for when the page layout itself cannot be rendered: it uses nothing of the shop. */
export function RootErrorView() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The shop cannot be shown · Larkwood</title>
      </head>
      <body>
        <main className={styles.root}>
          <p>Larkwood</p>
          <h1 className={styles.title} tabIndex={-1} ref={(heading) => heading?.focus()}>
            The shop cannot be shown
          </h1>
          <p>
            Something in it is broken, and that is our fault. Your cart and your wishlist are kept on this device, as
            you left them.
          </p>
          <p className={styles.ways}>
            <ReloadLink>Try again</ReloadLink>
            <a href={withBase('/')}>Back To Home</a>
          </p>
        </main>
      </body>
    </html>
  );
}
