import { configure } from '@testing-library/react';

// By itself it tells React, while user-event works, that nobody acts. Here people type and click within `act()`.
configure({ asyncWrapper: (deed) => deed() });
