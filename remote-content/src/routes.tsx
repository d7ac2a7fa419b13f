import { Route, Routes } from 'shared/router';
import {
  AboutPage,
  AccessibilityPage,
  BlogsPage,
  CarouselPage,
  ComingSoonPage,
  DisclosuresPage,
  EventsPage,
  GlossaryPage,
  HomePage,
  PostPage,
  PrivacyPage,
  TermsPage,
} from '#lazy-pages.ts';

export { bundles } from '#lazy-pages.ts';

export default function ContentRoutes() {
  return (
    <Routes>
      <Route path="/" element={<HomePage />} />
      <Route path="/about" element={<AboutPage />} />
      <Route path="/aboutus" element={<AboutPage />} />
      <Route path="/carousel" element={<CarouselPage />} />
      <Route path="/eyourself" element={<EventsPage />} />
      <Route path="/blogs" element={<BlogsPage />} />
      <Route path="/blogs/:slug" element={<PostPage />} />
      <Route path="/terms" element={<TermsPage />} />
      <Route path="/privacy" element={<PrivacyPage />} />
      <Route path="/disclosures" element={<DisclosuresPage />} />
      <Route path="/accessibility" element={<AccessibilityPage />} />
      <Route path="/glossary" element={<GlossaryPage />} />
      <Route path="/comingsoon" element={<ComingSoonPage />} />
    </Routes>
  );
}
