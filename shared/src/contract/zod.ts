import { z } from 'zod';

// In a browser zod would try whether it may compile code from text. The site's policy forbids that, and each refused
// try is reported as a violation. The origin may, and checks faster for it.
if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };
