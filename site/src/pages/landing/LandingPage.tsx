import type { Landing, Site } from "../../content/domain.ts";
import { Island } from "../../islands/Island.tsx";
import { PageFrame } from "../../layout/PageFrame.tsx";
import { Badge } from "./Badge.tsx";
import { CallToAction } from "./call-to-action/CallToAction.tsx";
import { offersOf } from "./call-to-action/offers.ts";
import { ContactSection } from "./contact/ContactSection.tsx";
import styles from "./LandingPage.module.css";
import { References } from "./references/References.tsx";
import { ServiceSection } from "./services/ServiceSection.tsx";
import { Opening } from "./slider/Opening.tsx";
import { Slider } from "./slider/Slider.tsx";
import { slidesOf } from "./slider/slides.tsx";
import { VideoDialog } from "./video-dialog/VideoDialog.tsx";

/** Sections in the order of spec §2. */
export function LandingPage({ site, landing }: { site: Site; landing: Landing }) {
  const { services, references, work } = landing;
  const { settings } = site;
  const offers = offersOf(services);
  const slides = slidesOf(services, work.projects.length > 0);
  const hasReferences = references.length + work.projects.length > 0;
  return (
    <PageFrame
      site={site}
      path="/"
      below={
        <>
          {services.map((service, index) => (
            <ServiceSection key={service.id} service={service} place={index} />
          ))}
          {offers.length > 0 && <CallToAction offers={offers} note={settings.priceNote} />}
          {hasReferences && <References references={references} work={work} />}
          <ContactSection settings={settings} />
          {settings.badge && <Badge badge={settings.badge} />}
          <VideoDialog />
        </>
      }
    >
      {slides.length === 0 ? (
        <Opening settings={settings} />
      ) : (
        <>
          <h1 className={`visually-hidden ${styles.title}`}>
            <span className="visually-hidden">{settings.agencyName + (settings.claim && ": ")}</span>
            {settings.claim}
          </h1>
          <Island name="slider">
            <Slider slides={slides} />
          </Island>
        </>
      )}
    </PageFrame>
  );
}
