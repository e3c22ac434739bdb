import { configure } from '@testing-library/react';

// The default wrapper turns React's act environment off while user-event works; these tests type and click within
// `act()`.
configure({ asyncWrapper: (action) => action() });
