/* toBeVisible, toHaveTextContent and their family, also for expect imported from @jest/globals. */
require('@testing-library/jest-dom/jest-globals');

/* React's act() is expected in these tests. */
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

/* Every core is busy with a test file: one second, the default, is too little for what many steps must happen before. */
require('@testing-library/react').configure({ asyncUtilTimeout: 5000 });
