import '#loader/federation-runtime.ts';
import '#bootstrap.tsx';
